/** Stands in for the admin's pages while the session is looked up. */
export function CheckingAuthentication() {
  return (
    <p role="status" className="px-5 py-24 text-center">
      Checking Authentication...
    </p>
  );
}
