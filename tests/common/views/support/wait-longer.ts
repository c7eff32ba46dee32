import { configure } from '@testing-library/react';

// `findBy…` and `waitFor` give up after a second by themselves, which a busy machine can need for one render.
configure({ asyncUtilTimeout: 10_000 });
