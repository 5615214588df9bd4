const chartColours = [
  'sea',
  'deeper',
  'near',
  'nearest',
  'land',
  'shore',
  'border',
  'text',
  'faint',
  'water',
  'light',
] as const;
export type Colours = Record<(typeof chartColours)[number], string>;

export function readColours(box: HTMLElement): Colours {
  const probe = box.appendChild(document.createElement('span'));
  const colours = chartColours.map((name) => {
    probe.style.color = `var(--chart-${name})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colours) as Colours;
}
