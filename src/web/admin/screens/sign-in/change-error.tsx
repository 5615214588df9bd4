/** Says why a change was refused, beside what the owner pressed. */
export const ChangeError = ({ error }: { error: string }) => (
  <p role="alert" className="font-medium text-advanced empty:hidden">
    {error}
  </p>
);
