// The host contract.
