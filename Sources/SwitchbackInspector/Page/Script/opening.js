// Opens recordings that are dropped on the page or chosen, and follows those that grow. A file is
// read as any other text of the app: it never becomes markup or code.
const PAUSE = 500,
  LARGEST = 200_000_000;
// The name of the file that is open, the number of files that were to be opened, and of the last one
// that was.
let file = "",
  asked = 0,
  opened = 0;

// Opens a file, and follows it if there is a handle to it, which sees what is written later. One that
// cannot be opened changes nothing: the file before it is still followed.
async function openFile(handle, given) {
  const mine = ++asked;
  try {
    const h = await Promise.resolve(handle).catch(() => undefined),
      get = () => (h?.kind == "file" ? h.getFile() : given),
      reader = new FileReading();
    must(given || h?.kind == "file", "it is a folder");
    const f = await get();
    await reader.read(f);
    if (mine != asked) return;
    opened = mine;
    replace(reader.recording, f.name);
    live(h ? f.name : "");
    while (h && mine == opened) {
      await new Promise((done) => setTimeout(done, PAUSE));
      await turn(reader, get, () => mine == opened);
    }
  } catch (error) {
    if (mine == asked) refuse(given?.name, error);
  }
}

// Reads what is new in a file, if it is still the one that is followed. A file that cannot be read is
// one that is being written.
async function turn(reader, get, isFollowed) {
  try {
    const f = await get(),
      change = await reader.read(f);
    if (!isFollowed()) return;
    if (change == "all") replace(reader.recording, f.name);
    else if (change) grown(change);
    live(f.name);
  } catch {
    if (isFollowed()) live(file, "waits for");
  }
}

// What has been read of a file, and how far.
class FileReading {
  recording;
  #head = "";
  #headSize = 0;
  #offset = 0;
  #seen = "";

  // Returns "all" for another recording, the new events of the same one, or undefined if there
  // is nothing.
  async read(f) {
    must(f.size <= LARGEST, "it is too large");
    const seen = f.size + " " + f.lastModified;
    if (seen == this.#seen) return undefined;
    const isSame = this.#head && f.size >= this.#offset &&
      (await f.slice(0, this.#headSize).text()) == this.#head;
    const bytes = new Uint8Array(await f.slice(isSame ? this.#offset : 0).arrayBuffer()),
      end = bytes.lastIndexOf(10) + 1,
      text = (bytes) => new TextDecoder().decode(bytes);
    this.#seen = seen;
    if (isSame) {
      this.#offset += end;
      try {
        return end ? readLines(this.recording, text(bytes.subarray(0, end))) : undefined;
      } catch (error) {
        // The next turn reads it from the beginning.
        this.#head = this.#seen = "";
        throw error;
      }
    }
    const recording = read(text(bytes));
    this.recording = recording;
    this.#head = recording.head;
    this.#headSize = bytes.indexOf(10) + 1;
    this.#offset = end;
    return "all";
  }
}

// Shows another recording.
function replace(recording, name) {
  const wasEmpty = !E.length;
  load(recording);
  file = name;
  pin = tracked = cur = 0;
  mode = "diff";
  chip = "all";
  $("note").hidden = true;
  for (const id of FIELDS) $(id).value = "";
  start(wasEmpty);
  say(`${plain(name)} is open`);
}

// Shows what has been added: who looked at the newest event goes on to the new one.
function grown(numbers) {
  enable();
  const isNewest = !BY.has(cur) || !E.some((e) => e.n > cur && !numbers.has(e.n));
  steps = [];
  overview();
  shown = shown.map((e) => BY.get(e.n));
  filter();
  if (isNewest || numbers.has(cur)) show(isNewest ? E[E.length - 1].n : cur, isNewest);
}

// Says which file is followed, and what has not changed only once: it is read aloud.
function live(name, word = "follows") {
  if (name && !$("live").hidden && $("live").textContent == word + " " + name) return;
  $("live").hidden = !name;
  fill("live", word + " ", el("b", {}, name));
}

const say = (text) => ($("say").textContent = text);

function refuse(name, error) {
  const why = error instanceof Refusal ? error.message : "the browser cannot read it";
  note(`${name || "This"} cannot be opened: ${why}.`);
}

function note(text) {
  fill("note", text);
  $("note").hidden = false;
}

async function choose() {
  if (!globalThis.showOpenFilePicker) {
    // The same file may be chosen again, when it has grown.
    $("file").value = "";
    return $("file").click();
  }
  try {
    const [handle] = await showOpenFilePicker();
    openFile(handle, await handle.getFile());
  } catch {
    // The user has chosen nothing.
  }
}

$("open").onclick = choose;
$("file").onchange = () => $("file").files[0] && openFile(undefined, $("file").files[0]);
addEventListener("dragover", (x) => {
  if (!x.dataTransfer.types.includes("Files")) return;
  x.preventDefault();
  document.body.classList.add("dropping");
});
addEventListener("dragleave", (x) => {
  if (!x.relatedTarget) document.body.classList.remove("dropping");
});
addEventListener("drop", (x) => {
  x.preventDefault();
  document.body.classList.remove("dropping");
  const item = [...x.dataTransfer.items].find((item) => item.kind == "file");
  // Both in this turn: later, the browser has forgotten them.
  if (item) openFile(item.getAsFileSystemHandle?.(), item.getAsFile());
});
