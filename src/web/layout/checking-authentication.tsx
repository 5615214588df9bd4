export function CheckingAuthentication() {
  return (
    <p role="status" className="px-5 py-24 text-center">
      Checking Authentication...
    </p>
  );
}
