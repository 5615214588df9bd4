import { useState } from 'react';

const pageSize = 50;

export function useVisibleRows<Row>(rows: readonly Row[]) {
  const [limit, setLimit] = useState(pageSize);
  return {
    visible: rows.slice(0, limit),
    showMore: rows.length > limit ? () => setLimit(limit + pageSize) : undefined,
  };
}
