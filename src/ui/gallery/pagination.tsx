import { useState } from 'react';
import { NativeSelect } from '../native-select/native-select.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { Row, Sample } from './sample.tsx';

const sizes = ['10', '25', '50', '100'].map((value) => ({ value, label: value }));
const texts = { size: 'Rows a page', previous: 'Previous', next: 'Next' };
const turn = () => undefined;

export function Pages() {
  const [size, setSize] = useState(25);
  const common = { size, onSize: setSize };
  return (
    <Sample title="Pages">
      <Pagination {...common} onNext={turn} texts={{ ...texts, pages: 'The first page', range: '1–25 of 300' }} />
      <Pagination
        {...common}
        onPrevious={turn}
        onNext={turn}
        texts={{ ...texts, pages: 'A page in the middle', range: '10 026–10 050 of 12 300' }}
      />
      <Pagination {...common} onPrevious={turn} texts={{ ...texts, pages: 'The last page', range: '276–300 of 300' }} />
      <Pagination {...common} texts={{ ...texts, pages: 'The only page', range: '1–15 of 15' }} />
      <Pagination {...common} shown={false} texts={{ ...texts, pages: 'No pages', range: '1–5 of 5' }} />
      <Row>
        <NativeSelect
          label="Rows a page"
          options={sizes}
          value={String(size)}
          onChange={(chosen) => setSize(Number(chosen))}
        />
        <NativeSelect label="Sort by" isLabelWide options={sizes} value="10" onChange={turn} />
        <NativeSelect label="Sort by" disabled options={sizes} value="10" onChange={turn} />
      </Row>
    </Sample>
  );
}
