import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF with single spaces, its number of pages, and the box of page 1 in points. */
export async function readPdf(file: ArrayBuffer | Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const page = await document.getPage(1);
  return { text: text.replace(/\s+/g, ' '), totalPages, view: page.view };
}
