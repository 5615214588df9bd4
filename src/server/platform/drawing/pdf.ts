import type PDFDocument from 'pdfkit';

/** Collects the bytes of a document until its end. Call this before drawing. */
export const collectPdf = (document: InstanceType<typeof PDFDocument>) =>
  new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
