/** Pixels; what chats and social sites ask for. */
export const shareSize = { width: 1200, height: 630 } as const;
