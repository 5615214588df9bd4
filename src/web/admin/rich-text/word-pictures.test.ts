import { expect, test } from 'vitest';
import { picturesInRtf } from './word-pictures.ts';

const fileHex = async (file: File | undefined) =>
  file && Buffer.from(await file.arrayBuffer()).toString('hex');

const png = '89504e470d0a1a0a';
const jpeg = 'ffd8ffe0';

/** Shortened RTF of a picture that Word puts on the clipboard. */
const inWord = (header: string, hex: string) =>
  `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn fName}{\\sv a \\} b}}}\\picw100\\pich90\\${header}\\bliptag-1234567{\\*\\blipuid 0a0b0c}${hex}}}{\\nonshppict {\\pict\\picw100\\wmetafile8\\bliptag-1\n0100}}`;

test('pictures of RTF become files in order, without Word’s second copies', async () => {
  const half = png.length / 2;
  const rtf = `{\\rtf1 Words ${inWord('pngblip', `${png.slice(0, half)}\r\n${png.slice(half)}`)}\\par ${inWord('jpegblip', jpeg)}}`;
  const files = picturesInRtf(rtf);
  expect(files.map((file) => file?.type)).toEqual(['image/png', 'image/jpeg']);
  expect(await Promise.all(files.map(fileHex))).toEqual([png, jpeg]);
});

test('a picture whose digits follow a parameter directly is read whole', async () => {
  const [file] = picturesInRtf(`{\\rtf1 {\\pict\\pngblip\\bliptag12 ${png}}}`);
  expect(await fileHex(file)).toBe(png);
});

test.each([
  ['a drawing', '{\\rtf1 {\\pict\\emfblip 0102}}'],
  ['no digits', '{\\rtf1 {\\pict\\pngblip }}'],
  ['a group that does not end', '{\\rtf1 {\\pict\\pngblip'],
])('%s yields no file', (_, rtf) => {
  expect(picturesInRtf(rtf)).toEqual([undefined]);
});

test('a text without pictures yields no files', () => {
  expect(picturesInRtf('{\\rtf1 \\picture words}')).toEqual([]);
  expect(picturesInRtf('')).toEqual([]);
});
