/** Whether a stranger's text may be a link. */
export const isHttps = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);
