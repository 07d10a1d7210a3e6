/** What a privileged page of Firefox knows. */
declare const Ci: { nsIScriptError: new () => { sourceName: string; errorMessage: string } };
declare const Services: { console: { getMessageArray(): object[]; reset(): void } };

/** The part of Firefox's own PDF viewer (PDF.js) that is read here. */
interface PdfPage {
  getTextContent(): Promise<{ items: { str?: string }[] }>;
}
declare const PDFViewerApplication: {
  pdfDocument: { numPages: number; getPage(number: number): Promise<PdfPage> };
};

/** For the privileged page: what Firefox says of the site's policy, preloads and styles. */
export function readConsole(site: string): string[] {
  const messages = Services.console
    .getMessageArray()
    .filter((message) => message instanceof Ci.nsIScriptError)
    .filter(({ sourceName }) => sourceName.startsWith(site))
    .map(({ errorMessage }) => errorMessage)
    // A font that it still holds from the last page it takes from there, and misses the preload.
    .filter((text) => !/\.woff2. preloaded with link preload was not used/.test(text));
  Services.console.reset();
  return messages;
}

/** Whether the viewer of a PDF has opened the file; its page loads before its own script has run. */
export const hasOpenedPdf = (): boolean =>
  "PDFViewerApplication" in globalThis && Boolean(PDFViewerApplication.pdfDocument);

export async function readPdf(): Promise<{ sheets: number; text: string }> {
  const { pdfDocument } = PDFViewerApplication;
  let text = "";
  for (let number = 1; number <= pdfDocument.numPages; number++) {
    const { items } = await (await pdfDocument.getPage(number)).getTextContent();
    text += items.map(({ str }) => str).join(" ");
  }
  return { sheets: pdfDocument.numPages, text };
}
