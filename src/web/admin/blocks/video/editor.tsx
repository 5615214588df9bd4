import { Play } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { posterAddress, video } from '../../../../blocks/video/block.ts';
import { completeUrl, linkAttributes } from '../../../../domain/publishing/link-attributes.ts';
import { videoEmbed } from '../../../../domain/video/embed.ts';
import { videoSource } from '../../../../domain/video/player.ts';
import { PictureField } from '../../screens/media/picture-field.tsx';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { dialogEditor, putBlock, viewNode } from '../dialog-editor.ts';
import type { BlockDialog } from '../editor.ts';

const maxCharacters = 200;

/** The title of the video is stored as the text of its link. */
const VideoNode = viewNode(video).extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      title: {
        default: '',
        parseHTML: (element: HTMLElement) => element.textContent?.trim() ?? '',
        rendered: false,
      },
    };
  },
  renderHTML: ({ node, HTMLAttributes }) => {
    const link = linkAttributes(videoSource(node.attrs['data-video']).page, null);
    return [
      'figure',
      { 'data-block': video.name, ...HTMLAttributes },
      ['a', link, node.attrs.title || 'Video'],
    ];
  },
});

export function VideoDialog({ editor, pasted = '', onClose }: ComponentProps<BlockDialog>) {
  const before: Record<string, string> | undefined = editor.isActive(video.name)
    ? editor.getAttributes(video.name)
    : undefined;
  const embedded = before?.['data-video'];
  const [address, setAddress] = useState(embedded ? videoSource(embedded).page : pasted);
  const [title, setTitle] = useState(before?.title ?? '');
  const [poster, setPoster] = useState(before?.['data-poster'] ?? '');
  const [errors, setErrors] = useState<{ address?: string; title?: string; poster?: string }>({});

  function insert() {
    const embed = videoEmbed(completeUrl(address));
    const words = title.trim();
    const still = poster.trim();
    const found = {
      ...(!embed && { address: 'Use the address of a video on YouTube or Vimeo.' }),
      ...(!words && { title: 'Say what the video shows: screen readers read it out.' }),
      ...(still &&
        posterAddress(still) !== still && {
          poster: 'Choose a picture of the library or the site.',
        }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const attrs = { 'data-video': embed, 'data-poster': posterAddress(still), title: words };
    putBlock(editor, video, attrs);
    onClose();
  }

  return (
    <FormDialog
      title={before ? 'Change video' : 'Video'}
      text="Readers see the picture. YouTube or Vimeo is asked for nothing until they click on it."
      submit={before ? 'Change' : 'Insert'}
      onSubmit={insert}
      onClose={onClose}
    >
      <TextField
        label="Address"
        type="url"
        value={address}
        error={errors.address}
        hint="Of a video on YouTube or Vimeo."
        onChange={setAddress}
      />
      <TextField
        label="Video title"
        value={title}
        error={errors.title}
        maxLength={maxCharacters}
        onChange={setTitle}
      />
      <PictureField
        label="Poster"
        value={poster}
        error={errors.poster}
        hint="A picture of the library or the site; left empty, a drawing."
        onChange={setPoster}
      />
    </FormDialog>
  );
}

export const videoEditor = dialogEditor(
  video,
  'Change video',
  {
    label: 'Video',
    hint: 'YouTube or Vimeo, loaded on a click',
    words: 'youtube vimeo player film',
    Icon: Play,
    Dialog: VideoDialog,
  },
  [VideoNode],
);
