/**
 * Writes the rules of an email's stylesheet into its elements, since some mail programs drop stylesheets. Rules for
 * narrow and dark screens stay in the stylesheet.
 */
export async function inlineStyles(html: string): Promise<string> {
  // Loaded with the first mail, like the mailer itself.
  const { inline } = await import('@css-inline/css-inline');
  return inline(html, { keepAtRules: true, loadRemoteStylesheets: false });
}
