/** The page of one card application. */
export const applicationAddress = ({ id }: { readonly id: number }): string => `#/app/card-application/${id}`;
