import { configure } from '@testing-library/react';

// By default, `findBy…` and `waitFor` fail after one second, but a busy computer can need longer for one render.
configure({ asyncUtilTimeout: 10_000 });
