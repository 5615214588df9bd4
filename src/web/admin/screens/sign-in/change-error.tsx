/** The reason why a change was refused, beside the pressed button. */
export const ChangeError = ({ error }: { error: string }) => (
  <p role="alert" className="font-medium text-advanced empty:hidden">
    {error}
  </p>
);
