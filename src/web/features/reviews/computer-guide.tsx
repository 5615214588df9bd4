const columns = [
  {
    title: 'For beginners',
    points: [
      'Figures that you can read at arm’s length in dim water',
      'Air and nitrox modes, and few buttons',
      'A battery that you can change or charge on the road',
      'The cautious setting, left where it is',
    ],
  },
  {
    title: 'For advanced divers',
    points: [
      'Several gases, if you are trained to use them',
      'Conservatism that you can set, by a published model',
      'Air integration, with a pressure gauge as well',
      'A compass, and a log that leaves the computer easily',
    ],
  },
  {
    title: 'Key features',
    points: [
      'No-stop time, depth and ascent rate on one screen',
      'Alarms that you hear, see or feel',
      'A depth rating beyond your plans',
      'A service centre in Australia',
    ],
  },
];

export function ComputerGuide() {
  return (
    <section aria-labelledby="computer-guide" className="mb-12 bg-sand p-6 md:p-10">
      <h2 id="computer-guide" className="text-step-3">
        Choosing a dive computer
      </h2>
      <p className="mt-3 max-w-[62ch]">
        It tells you how deep you are, how long you may stay and how fast you are rising. Every
        diver needs one of their own; not every diver needs the same one.
      </p>
      <div className="mt-8 grid gap-8 md:grid-cols-3">
        {columns.map(({ title, points }) => (
          <div key={title} className="border-t-4 border-reef pt-4">
            <h3 className="text-step-1">{title}</h3>
            <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-reef">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
