import { type FormEvent, useState } from 'react';
import { addList, type SiteRef, savedLengths } from '../../../domain/saved/saved.ts';
import { newId } from '../../app/saved-records/ids.ts';
import { useUpdate } from '../../app/saved-records/update.ts';
import { buttonStyles } from '../../ui/button.tsx';

interface NewListProps {
  /** The first dive sites of the new list. */
  sites?: SiteRef[];
  placeholder?: string;
  submit: string;
  className: string;
}

/** The form that creates a list. */
export function NewList({ sites, placeholder, submit, className }: NewListProps) {
  const update = useUpdate();
  const [name, setName] = useState('');
  async function create(event: FormEvent) {
    event.preventDefault();
    if (!name.trim()) return;
    const list = { id: newId(), name, ...(sites && { sites }) };
    if (await update((now) => addList(list, now))) setName('');
  }
  return (
    <form onSubmit={create} className={`flex flex-wrap items-end gap-3 ${className}`}>
      <label className="grow">
        <span className="text-sm text-muted">New list</span>
        <input
          value={name}
          maxLength={savedLengths.name}
          placeholder={placeholder}
          onChange={(event) => setName(event.target.value)}
          className="block min-h-11 w-full rounded-sm border-2 border-muted bg-paper px-3 py-2"
        />
      </label>
      <button type="submit" className={buttonStyles.quiet}>
        {submit}
      </button>
    </form>
  );
}
