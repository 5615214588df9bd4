/** Made by scripts/markdown-pages.ts. */
declare module '*.md?head' {
  const page: { title: string; description: string };
  export default page;
}
declare module '*.md' {
  const page: { title: string; description: string; updated?: string; html: string };
  export default page;
}
