import { criteria } from '../../../domain/gear/criteria.ts';
import { categoryNames } from '../../../domain/publishing/categories.ts';
import { releasedReviewCategory } from '../../../domain/publishing/current-category.ts';
import { categories } from '../../app/site.ts';

/** The names of the owner's categories that use the criteria of a released category. */
const namesOf = (released: string) =>
  categoryNames(categories().reviews)
    .filter((name) => releasedReviewCategory(categories(), name) === released)
    .join(', ');

/** The criteria of all categories with their weights, below the text of the method page. */
export function Criteria() {
  return (
    <section id="criteria" aria-labelledby="criteria-head" className="mx-auto max-w-3xl px-5 pb-16">
      <h2 id="criteria-head" className="text-step-3">
        What each kind of gear is judged by
      </h2>
      <p className="mt-3">
        Where a review gives points, it gives one to five for each of these. They count by their
        weight, and a review that leaves one out states no sum.
      </p>
      <div className="mt-6 grid gap-8 sm:grid-cols-2">
        {Object.entries(criteria).flatMap(([released, all]) => {
          const category = namesOf(released);
          if (!category) return [];
          return (
            <table key={category} className="w-full self-start text-left">
              <caption className="border-b-2 border-ink pb-1 text-left text-step-1 font-semibold">
                {category}
              </caption>
              <tbody>
                {all.map(({ key, label, weight }) => (
                  <tr key={key} className="border-b border-line">
                    <th scope="row" className="py-2 pr-4 font-normal">
                      {label}
                    </th>
                    <td className="text-right whitespace-nowrap tabular-nums">{`${weight} %`}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          );
        })}
      </div>
    </section>
  );
}
