import type { ReactNode } from 'react';

export function TitledSection(props: {
  id: string;
  title: string;
  size: 'text-step-2' | 'text-step-3';
  children: ReactNode;
}) {
  const { id, title, size, children } = props;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={`mb-3 ${size}`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
