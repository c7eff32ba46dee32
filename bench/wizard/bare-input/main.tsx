import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function BareInput() {
  const [text, setText] = useState('');
  return <input aria-label="Jméno" value={text} onChange={(event) => setText(event.target.value)} />;
}

const container = document.getElementById('root');
if (container !== null) createRoot(container).render(<BareInput />);
