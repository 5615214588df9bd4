/** Hands a text to the visitor as a file; nothing leaves the browser. */
export function download(text: string, name: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser may begin to read it later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
