import { Images } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { type ChosenPicture, PictureDialog } from './picture-dialog.tsx';

export function PictureField({
  onChoose,
  ...field
}: ComponentProps<typeof TextField> & { onChoose?: (picture: ChosenPicture) => void }) {
  const [choosing, setChoosing] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <TextField {...field} type="url" />
      <Button Icon={Images} onClick={() => setChoosing(true)} className="self-start">
        Choose picture
      </Button>
      {choosing && (
        <PictureDialog
          onChoose={(picture) => {
            field.onChange(picture.src);
            onChoose?.(picture);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
