import { monthNames } from '../../../../domain/dates/months.ts';

export function MonthTemps(props: { caption: string; temps: (number | null)[] }) {
  return (
    <table className="w-full table-fixed text-center text-sm tabular-nums">
      <caption className="legend mb-2 text-left">{`${props.caption}, °C`}</caption>
      <thead>
        <tr>
          {monthNames.map((name) => (
            <th key={name} scope="col" className="pb-1 font-semibold">
              <span aria-hidden>{name.charAt(0)}</span>
              <span className="sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {monthNames.map((name, index) => (
            <td key={name} className="border-t-2 border-ink pt-1">
              {props.temps[index] ?? '–'}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
