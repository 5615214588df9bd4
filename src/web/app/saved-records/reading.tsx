export const Reading = () => <p className="min-h-96 text-muted">Reading what you saved …</p>;
