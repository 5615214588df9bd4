/** The props of a link to an address of this site; their types spare the compiler every route's. */
export function addressLink(address: string): { to: string; search: never } {
  const [to = '', query = ''] = address.split('?');
  return { to, search: Object.fromEntries(new URLSearchParams(query)) as never };
}
