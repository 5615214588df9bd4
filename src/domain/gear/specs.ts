interface Spec {
  label: string;
  type: 'text' | 'number' | 'flag';
  unit?: string;
}

/** Every figure that a product can have, whatever its category. */
export const specs = {
  display: { label: 'Screen', type: 'text' },
  shape: { label: 'Shape', type: 'text' },
  algorithm: { label: 'Algorithm', type: 'text' },
  gases: { label: 'Gas mixes', type: 'number' },
  airIntegration: { label: 'Reads cylinder pressure', type: 'flag' },
  compass: { label: 'Compass', type: 'flag' },
  battery: { label: 'Battery', type: 'text' },
  depthLimit: { label: 'Depth limit', type: 'number', unit: 'm' },
  firstStage: { label: 'First stage', type: 'text' },
  secondStage: { label: 'Second stage', type: 'text' },
  coldWater: { label: 'Cold water', type: 'text' },
  service: { label: 'Service interval', type: 'text' },
  dry: { label: 'Drysuit', type: 'flag' },
  trunk: { label: 'Thickness at the trunk', type: 'number', unit: 'mm' },
  limbs: { label: 'Thickness at arms and legs', type: 'number', unit: 'mm' },
  cloth: { label: 'Material', type: 'text' },
  seams: { label: 'Seams', type: 'text' },
  zip: { label: 'Zip', type: 'text' },
  hood: { label: 'Hood', type: 'text' },
  inflation: { label: 'Where the air sits', type: 'text' },
  weightPockets: { label: 'Integrated weights', type: 'flag' },
  lift: { label: 'Lift', type: 'text' },
  blade: { label: 'Blade', type: 'text' },
  foot: { label: 'Foot', type: 'text' },
  lenses: { label: 'Lenses', type: 'number' },
  prescription: { label: 'Takes corrective lenses', type: 'flag' },
  skirt: { label: 'Skirt and frame', type: 'text' },
  dryTop: { label: 'Dry top', type: 'flag' },
  purge: { label: 'Purge valve', type: 'flag' },
  lumens: { label: 'Light', type: 'number', unit: 'lumens' },
  beam: { label: 'Beam', type: 'text' },
  burnTime: { label: 'Burn time', type: 'text' },
  weight: { label: 'Weight', type: 'text' },
  discontinued: { label: 'No longer made', type: 'flag' },
  successor: { label: 'Followed by', type: 'text' },
} as const satisfies Record<string, Spec>;

export type SpecName = keyof typeof specs;

export const specNames = Object.keys(specs) as SpecName[];

type SpecValue<One> = One extends { type: 'number' }
  ? number
  : One extends { type: 'flag' }
    ? boolean
    : string;

/** Published figures of a product; an absent figure is unknown. */
export interface ProductSpecs {
  values: { [Name in SpecName]?: SpecValue<(typeof specs)[Name]> | undefined };
  /** Pages that state the figures, separated by spaces; see `sourceName` in publishing/links.ts. */
  source: string;
  checkedOn: string;
}

const ofCategory: Readonly<Record<string, readonly SpecName[]>> = {
  'Dive Computers': [
    ...(['display', 'shape', 'algorithm', 'gases', 'airIntegration', 'compass'] as const),
    ...(['battery', 'depthLimit', 'weight'] as const),
  ],
  Regulators: ['firstStage', 'secondStage', 'coldWater', 'service', 'weight'],
  Wetsuits: ['dry', 'trunk', 'limbs', 'cloth', 'seams', 'zip', 'hood'],
  BCDs: ['inflation', 'weightPockets', 'lift', 'weight'],
  Fins: ['blade', 'foot', 'cloth', 'weight'],
  Masks: ['lenses', 'prescription', 'skirt', 'weight'],
  Snorkels: ['dryTop', 'purge', 'weight'],
  Accessories: ['lumens', 'beam', 'burnTime', 'blade', 'lift', 'depthLimit', 'weight'],
};

/** The figures that a product of a category has, in their order. */
export const figuresOfCategory = (category: string) => ofCategory[category] ?? [];

/** The figures of a category, then the two facts that pages state in a sentence. */
export const specsOfCategory = (category: string): readonly SpecName[] => [
  ...figuresOfCategory(category),
  'discontinued',
  'successor',
];

/** A figure in words; undefined if unknown. */
export function specText(name: SpecName, { values }: Pick<ProductSpecs, 'values'>) {
  const value = values[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const { unit }: Spec = specs[name];
  return unit ? `${value} ${unit}` : String(value);
}

/** All figures of a product as lines of text. */
export const specLines = (found: ProductSpecs) =>
  specNames.flatMap((name) => {
    const text = specText(name, found);
    return text === undefined ? [] : `${specs[name].label}: ${text}`;
  });
