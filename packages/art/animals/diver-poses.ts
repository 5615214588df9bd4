export type Joint = [number, number];

export type Pose = {
  head: Joint;
  /** Where the face looks, in degrees; 180 is left. */
  face: number;
  shoulder: Joint;
  hip: Joint;
  kneeA: Joint;
  ankleA: Joint;
  finA: Joint;
  kneeB: Joint;
  ankleB: Joint;
  finB: Joint;
  elbowA: Joint;
  handA: Joint;
  elbowB: Joint;
  handB: Joint;
};

/** A diver is about 1000 units from crown to fin tips and looks left. A is the near side. */
export const poses = {
  swim: {
    head: [70, -12],
    face: 190,
    shoulder: [160, 14],
    hip: [420, 30],
    kneeA: [606, 66],
    ankleA: [752, -2],
    finA: [1050, -34],
    kneeB: [590, 40],
    ankleB: [752, 70],
    finB: [1036, 132],
    elbowA: [214, 140],
    handA: [100, 168],
    elbowB: [190, 120],
    handB: [70, 132],
  },
  /** Flat trim, knees bent, fins up: the frog kick. */
  hover: {
    head: [70, -8],
    face: 185,
    shoulder: [160, 14],
    hip: [424, 34],
    kneeA: [610, 62],
    ankleA: [636, -104],
    finA: [900, -190],
    kneeB: [600, 48],
    ankleB: [640, -76],
    finB: [912, -122],
    elbowA: [206, 140],
    handA: [76, 120],
    elbowB: [190, 124],
    handB: [58, 98],
  },
  /** Upright in mid-water. */
  hang: {
    head: [-6, 60],
    face: 172,
    shoulder: [14, 160],
    hip: [44, 420],
    kneeA: [-10, 604],
    ankleA: [52, 766],
    finA: [-70, 1030],
    kneeB: [60, 612],
    ankleB: [110, 770],
    finB: [60, 1050],
    elbowA: [90, 284],
    handA: [-36, 330],
    elbowB: [-30, 276],
    handB: [-128, 220],
  },
  /** Going up slowly: one hand above, looking towards the surface. */
  rise: {
    head: [-8, 64],
    face: 222,
    shoulder: [24, 162],
    hip: [70, 420],
    kneeA: [60, 612],
    ankleA: [130, 776],
    finA: [112, 1060],
    kneeB: [110, 606],
    ankleB: [206, 752],
    finB: [256, 1036],
    elbowA: [104, 280],
    handA: [-10, 330],
    elbowB: [-60, 60],
    handB: [-70, -80],
  },
} satisfies Record<string, Pose>;
