// A browser without a screen, driven through its DevTools protocol: a page under test keeps its own
// policy, and whatever it runs, loads or waits for is noticed from outside.
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export class Browser {
  #process;
  #profile = mkdtempSync(join(tmpdir(), "browser-"));
  #answers = new Map();
  #last = 0;
  #rest = "";
  #session;
  /** Receives the events of the page. */
  #listen = () => {};

  /** The only host, besides files, that pages may ask for something. */
  #host;

  /** Starts a browser with one empty page, which reaches no host, or only the given one. */
  static async start(program, host) {
    const browser = new Browser();
    browser.#host = host;
    browser.#process = spawn(program, [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
      "--disable-ipc-flooding-protection",
      `--host-resolver-rules=MAP * ~NOTFOUND${host ? `, EXCLUDE ${new URL(host).hostname}` : ""}`,
      `--user-data-dir=${browser.#profile}`,
      "--remote-debugging-pipe", "about:blank",
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"], detached: true });
    browser.#process.stdio[4].setEncoding("utf8").on("data", (text) => browser.#read(text));
    browser.#process.on("exit", () => browser.#fail(new Error("The browser has ended.")));
    const { targetInfos } = await browser.#send("Target.getTargets");
    const target = targetInfos.find((target) => target.type === "page");
    const { sessionId } = await browser.#send("Target.attachToTarget", {
      targetId: target.targetId, flatten: true,
    });
    browser.#session = sessionId;
    await browser.#send("Target.setDiscoverTargets", { discover: true });
    for (const domain of ["Page", "Runtime", "Network", "Log"]) {
      await browser.send(`${domain}.enable`);
    }
    // Not subject to the policy of the page.
    await browser.send("Page.addScriptToEvaluateOnNewDocument", {
      source: `globalThis.hostile = (x) => console.error("a text of the recording has run");`,
    });
    return browser;
  }

  /**
   * Opens a file, or an address of the host, runs a script in it, and returns the script's value and
   * the faults: errors, messages on the console, requests, other windows and dialogs. Does `act` before
   * the script, as a user would.
   */
  async open(page, script, {
    width = 1280, height = 860, dark = false, still = false, limit = 60, hash = "", act, isForced = false,
  } = {}) {
    const faults = new Set();
    const address = this.#host ? new URL(page, this.#host).href : pathToFileURL(page).href;
    this.#listen = (method, event) => {
      const fault = this.#fault(method, event, address);
      if (fault) faults.add(fault.slice(0, 500));
      if (method === "Page.javascriptDialogOpening") {
        this.send("Page.handleJavaScriptDialog", { accept: false }).catch(() => {});
      }
    };
    await this.send("Emulation.setDeviceMetricsOverride", {
      width, height, deviceScaleFactor: 1, mobile: false,
    });
    await this.send("Emulation.setEmulatedMedia", {
      features: [
        { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
        { name: "prefers-reduced-motion", value: still ? "reduce" : "no-preference" },
        { name: "forced-colors", value: isForced ? "active" : "none" },
      ],
    });
    let value;
    const load = (url) => within(limit, "The page does not load", async () => {
      const loaded = new Promise((resolve) => {
        const listen = this.#listen;
        this.#listen = (method, event) => {
          listen(method, event);
          if (method === "Page.loadEventFired") resolve();
        };
      });
      await this.send("Page.navigate", { url });
      await loaded;
    });
    try {
      if (hash) {
        // Another fragment alone would load nothing.
        const listen = this.#listen;
        this.#listen = () => {};
        await load("about:blank");
        this.#listen = listen;
      }
      await load(address + hash);
      await act?.();
      const answer = await within(limit, "The page does not answer", () =>
        this.send("Runtime.evaluate", {
          expression: script, returnByValue: true, awaitPromise: true,
        }));
      if (answer.exceptionDetails) faults.add(described(answer.exceptionDetails));
      value = answer.result.value;
      // What was only begun.
      await within(limit, "The page does not rest", () =>
        this.send("Runtime.evaluate", {
          expression: "new Promise((done) => setTimeout(done, 50))", awaitPromise: true,
        }));
    } catch (error) {
      faults.add(error.message);
    }
    return { value, faults: [...faults] };
  }

  /** Drops a file on the page. */
  async drop(file) {
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"])
      await this.send("Input.dispatchDragEvent", { type, x: 600, y: 300, data });
  }

  async screenshot() {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    return Buffer.from(data, "base64");
  }

  send(method, parameters) {
    return this.#send(method, parameters, this.#session);
  }

  /** Ends the browser and its processes, and removes its profile, into which the last of them may still write. */
  async stop() {
    this.#process.removeAllListeners("exit");
    const exit = new Promise((done) => this.#process.on("exit", done));
    process.kill(-this.#process.pid, "SIGKILL");
    await exit;
    // A profile that stays behind says nothing about a page.
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
      .catch((error) => console.warn(`The profile of the browser is left: ${error.message}`));
  }

  #fault(method, event, address) {
    switch (method) {
      case "Runtime.exceptionThrown":
        return described(event.exceptionDetails);
      case "Runtime.consoleAPICalled":
        return `console: ${event.args.map((value) => value.value ?? value.description).join(" ")}`;
      case "Log.entryAdded":
        return `log: ${event.entry.text} ${event.entry.url ?? ""}`.trimEnd();
      case "Network.requestWillBeSent": {
        const url = event.request.url;
        const isAllowed = url.split("#")[0] === address
          || (this.#host && (new URL(url).origin === this.#host || url.startsWith("data:image/")));
        return isAllowed ? undefined : `a request of ${url}`;
      }
      case "Page.javascriptDialogOpening":
        return `a dialog: ${event.message}`;
      case "Page.frameAttached":
        return this.#host ? undefined : "a frame";
      case "Page.frameNavigated":
        // The renderer of the host's pages measures with an empty frame.
        if (this.#host && event.frame.parentId && event.frame.url === "about:blank") return undefined;
        return event.frame.url.split("#")[0] === address ? undefined
          : `a navigation to ${event.frame.url}`;
      case "Target.targetCreated":
        return event.targetInfo.openerId ? `a window of ${event.targetInfo.url}` : undefined;
      case "Inspector.targetCrashed":
        return "The page has crashed";
    }
  }

  #send(method, parameters = {}, sessionId) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#answers.set(id, { resolve, reject });
      this.#process.stdio[3].write(
        JSON.stringify({ id, method, params: parameters, sessionId }) + "\0");
    });
  }

  #read(text) {
    const messages = (this.#rest + text).split("\0");
    this.#rest = messages.pop();
    for (const message of messages.map((message) => JSON.parse(message))) {
      const answer = this.#answers.get(message.id);
      this.#answers.delete(message.id);
      if (message.error) answer?.reject(new Error(message.error.message));
      else if (answer) answer.resolve(message.result);
      else this.#listen(message.method, message.params);
    }
  }

  #fail(error) {
    for (const answer of this.#answers.values()) answer.reject(error);
    this.#answers.clear();
  }
}

function described(details) {
  const text = details.exception?.description ?? details.exception?.value ?? "";
  return `error: ${details.text} ${text}`.split("\n")[0];
}

/** Runs an operation with a time limit in seconds. */
async function within(seconds, what, operation) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} within ${seconds} seconds.`)), seconds * 1000);
  });
  try {
    return await Promise.race([operation(), late]);
  } finally {
    clearTimeout(timer);
  }
}
