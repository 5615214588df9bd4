import { useState } from 'react';
import type { ShopLink } from '../../../../contract/shop-links.ts';
import { errorReason } from '../../../app/api-error.ts';
import { api, read } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { useRefreshRegister } from './use-register.ts';

const moved = (count: number) => (count === 1 ? 'One link has' : `${count} links have`);

/** Returns `takeOver`, which replaces addresses by their redirect targets, and its result text. */
export function useTakeOver(links: readonly ShopLink[]) {
  const refresh = useRefreshRegister();
  const [message, setMessage] = useState('');

  async function takeOver(ids?: number[]) {
    try {
      const json = ids ? { ids } : {};
      const { taken, left } = await read(api['shop-links']['take-over'].$post({ json }));
      const nameOf = (id: number) => links.find((link) => link.id === id)?.name ?? '';
      const reasons = left.map(({ id, reason }) => `${nameOf(id)}: ${reason}`);
      setMessage([`${moved(taken)} a new address now.`, ...reasons].join(' '));
      await refresh();
    } catch (error) {
      setMessage(errorReason(error));
    }
  }
  return { message, takeOver };
}

/** The number of permanently redirected links, with a button that updates all of them. */
export function MovedLinks(props: {
  links: readonly ShopLink[];
  message: string;
  takeOver: () => Promise<void>;
}) {
  const count = props.links.filter(({ movedTo }) => movedTo !== null).length;
  return (
    <>
      {count > 0 && (
        <p className="mb-4 flex flex-wrap items-center gap-3 bg-sand p-3">
          {`${moved(count)} moved: the shop leads to another address for good.`}
          <Button onClick={() => props.takeOver()}>
            {count === 1 ? 'Take Over' : `Take Over All ${count}`}
          </Button>
        </p>
      )}
      <p role="status" className="mb-4 font-medium wrap-anywhere empty:hidden">
        {props.message}
      </p>
    </>
  );
}
