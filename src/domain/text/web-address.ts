/** Whether a text is the whole address of a web page. */
export const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);
