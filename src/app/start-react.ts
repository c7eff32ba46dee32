// Imported before the shop, so that React is initialised in a task of its own.
import 'react-dom/client';
