export const notSaved = {
  title: 'Not saved',
  description: 'Part of this page could not be loaded. Try again with a connection.',
  destructive: true,
};
