import { FileText, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { FileSize } from '#i18n/file-size.tsx';
import type { FileFacts } from '#machines/card-application/attachments/attachments.types.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

interface ChosenFileProps {
  readonly file: FileFacts;
  readonly canRemove: boolean;
  readonly onRemove: () => void;
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  marginBottom: '3',
  '& > svg': { flexShrink: '0', width: 'icon' },
});
const words = css({ flex: '1', minWidth: '0' });
const nameText = css({ fontWeight: 'medium', overflowWrap: 'anywhere' });
const sizeText = css({ color: 'inkSoft', fontSize: 's', fontVariantNumeric: 'tabular-nums' });

/** The chosen file with its size, and a button to remove it. */
export function ChosenFile({ file, canRemove, onRemove }: ChosenFileProps) {
  const intl = useIntl();
  const values = { fileName: file.name };
  return (
    <div className={row}>
      <FileText aria-hidden="true" />
      <div className={words}>
        <VisuallyHidden>
          <FormattedMessage id="attachments.chosen" values={values} />
        </VisuallyHidden>
        <p className={nameText} aria-hidden="true">
          {file.name}
        </p>
        <p className={sizeText}>
          <FileSize bytes={file.size} />
        </p>
      </div>
      <IconButton
        label={intl.formatMessage({ id: 'attachments.remove' }, values)}
        icon={<X aria-hidden="true" />}
        disabled={!canRemove}
        onClick={onRemove}
      />
    </div>
  );
}
