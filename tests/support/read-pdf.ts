import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** The text of a PDF with each space once, how many pages it has, and the box of its first page in points. */
export async function readPdf(file: ArrayBuffer | Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const page = await document.getPage(1);
  const links = (await page.getAnnotations()).map(({ url }: { url?: string }) => url);
  return { text: text.replace(/\s+/g, ' '), totalPages, view: page.view, links };
}

/** Of each page: how many runs of text stand outside of marked content, and how many marks begin more often than they end. */
export async function readPdfMarks(file: ArrayBuffer | Uint8Array) {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(file));
  const begins: number[] = [OPS.beginMarkedContent, OPS.beginMarkedContentProps];
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { fnArray } = await (await document.getPage(index + 1)).getOperatorList();
      let open = 0;
      let unmarked = 0;
      for (const operation of fnArray) {
        if (begins.includes(operation)) open += 1;
        if (operation === OPS.endMarkedContent) open -= 1;
        if (operation === OPS.showText && open < 1) unmarked += 1;
      }
      return { open, unmarked };
    }),
  );
}
