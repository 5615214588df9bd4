import { useEffect, useState } from 'react';
import { type Catalogue, readCatalogue } from '../../app/saved-records/catalogue.ts';

export function useCatalogue(): { catalogue: Catalogue | undefined; failed: boolean } {
  const [catalogue, setCatalogue] = useState<Catalogue>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    readCatalogue().then(setCatalogue, () => setFailed(true));
  }, []);
  return { catalogue, failed };
}
