/** A page of content/pages, as scripts/markdown-pages.ts makes it. */
declare module '*.md' {
  const page: { title: string; description: string; updated?: string; html: string };
  export default page;
}
