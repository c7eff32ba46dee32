/** The picture of the operator's network; pages that another server serves do not know it. */
export const networkPicturePath = '/network.svg';
