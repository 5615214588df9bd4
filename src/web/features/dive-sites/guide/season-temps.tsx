import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';

const seasons = { summer: 'Dec–Feb', autumn: 'Mar–May', winter: 'Jun–Aug', spring: 'Sep–Nov' };
const names = Object.keys(seasons) as (keyof typeof seasons)[];

/** The scale in °C, from the coldest sea of Tasmania to the warmest of the tropics. */
const coldest = 8;
const warmest = 32;
const height = (degrees: number) =>
  Math.min(100, Math.max(4, ((degrees - coldest) / (warmest - coldest)) * 100));

export function SeasonTemps(props: {
  caption: string;
  temps: NonNullable<DiveSite['waterTempBySeason']>;
}) {
  const { caption, temps } = props;
  return (
    <table className="w-full table-fixed text-center tabular-nums">
      <caption className="legend mb-2 text-left">{caption}</caption>
      <thead>
        <tr>
          {names.map((season) => (
            <th key={season} scope="col" className="pb-1 text-sm font-semibold capitalize">
              {season}
              <span className="block legend print:hidden">{seasons[season]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {names.map((season) => {
            const degrees = temps[season];
            return (
              <td key={season} className="border-b-2 border-ink px-1 align-bottom">
                {degrees === null ? '–' : `${degrees} °C`}
                <span aria-hidden className="mt-1 flex h-14 items-end print:h-6">
                  {degrees !== null && (
                    <span
                      className="block w-full bg-shallow [print-color-adjust:exact]"
                      style={{ height: `${height(degrees)}%` }}
                    />
                  )}
                </span>
              </td>
            );
          })}
        </tr>
      </tbody>
    </table>
  );
}
