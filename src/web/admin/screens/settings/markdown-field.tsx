import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { api, read } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, type ValueProps } from '../../ui/fields.tsx';

const pauseMs = 400;

export function MarkdownField(props: ValueProps & { rows: number }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-2 md:col-span-full">
      <TextArea {...props} />
      <Button aria-expanded={open} className="self-start" onClick={() => setOpen(!open)}>
        {open ? 'Hide preview' : 'Preview'}
        <span className="sr-only">{` of ${props.label}`}</span>
      </Button>
      {open && <MarkdownPreview label={props.label} text={props.value} />}
    </div>
  );
}

function MarkdownPreview({ label, text }: { label: string; text: string }) {
  const settled = useDebouncedValue(text, pauseMs);
  const { data, isError } = useQuery({
    queryKey: ['admin', 'markdown', settled],
    queryFn: () => read(api.settings.preview.$post({ json: { text: settled } })),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  if (isError) return <p role="alert">The preview could not be made. Your text is still here.</p>;
  return (
    <section
      aria-label={`Preview of ${label}`}
      className="max-h-[70dvh] overflow-y-auto border-2 border-line p-5"
    >
      <div className="prose" dangerouslySetInnerHTML={{ __html: data?.html ?? '' }} />
    </section>
  );
}
