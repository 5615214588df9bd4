export function download(content: BlobPart, name: string, type: string) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser may start to read the file later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
