import { useState } from 'react';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { Grid, Sample } from './sample.tsx';

const texts = {
  openCalendar: 'Choose a day in the calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous ten years',
  nextDecade: 'Next ten years',
  month: 'Month',
  year: 'Year',
};
const calendar = { texts, today: '2026-11-21', locale: 'cs' };
const limits = { min: '2026-11-10', max: '2027-02-28' };

export function Dates() {
  const [date, setDate] = useState<string | null>('2026-11-24');
  const [month, setMonth] = useState<string | null>('2026-11');
  const [year, setYear] = useState<string | null>('2026');
  const [empty, setEmpty] = useState<string | null>(null);
  return (
    <Sample title="Days, months and years">
      <Grid>
        <DatePicker
          {...calendar}
          {...limits}
          label="Valid from"
          help="To 28 February."
          value={date}
          onChange={setDate}
        />
        <DatePicker {...calendar} label="Valid to" optional="optional" value={empty} onChange={setEmpty} />
        <DatePicker
          {...calendar}
          label="Not a day that ends with 5"
          value={null}
          text="31.2.2026"
          error="Write a day such as 24.11.2026."
          onChange={setDate}
          isDateUnavailable={(iso) => iso.endsWith('5')}
        />
        <DatePicker {...calendar} label="Filter" required={false} value={empty} onChange={setEmpty} />
        <DatePicker
          {...calendar}
          mode="month"
          label="Month"
          min="2025-03"
          max="2027-10"
          value={month}
          onChange={setMonth}
        />
        <DatePicker {...calendar} mode="year" label="Year" min="1998" max="2031" value={year} onChange={setYear} />
        <DatePicker {...calendar} mode="date" label="Disabled" disabled value="2026-11-24" onChange={setDate} />
      </Grid>
    </Sample>
  );
}
