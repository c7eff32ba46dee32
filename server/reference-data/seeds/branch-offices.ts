/** The branch offices; six of the nine deliver cards. */
export const branchOfficeSeeds = [
  office(1, 'Lipany, hlavní nádraží', 'Nádražní', '12', 'Lipany', '56101', true),
  office(2, 'Lipany, náměstí Svobody', 'náměstí Svobody', '4', 'Lipany', '56101', true),
  office(3, 'Lipany, Sídliště Východ', 'Okružní', '871', 'Lipany', '56104', false),
  office(4, 'Dubnice', 'Palackého', '33', 'Dubnice', '56112', true),
  office(5, 'Javorná pod Lesem', 'Pod Lesem', '7', 'Javorná pod Lesem', '56123', true),
  office(6, 'Brodek u Lipan', 'Masarykova', '150', 'Brodek u Lipan', '56134', true),
  office(7, 'Kostelní Týnec', 'Farní', '2', 'Kostelní Týnec', '56145', false),
  office(8, 'Podhradí, informační středisko', 'Zámecká', '1', 'Podhradí', '56156', false),
  office(9, 'Třebovka', 'Husova', '48', 'Třebovka', '56167', true),
];

function office(
  branchNumber: number,
  name: string,
  street: string,
  streetNumber: string,
  city: string,
  zip: string,
  cardDeliveryAllowed: boolean,
) {
  return { branchNumber, name, street, streetNumber, city, zip, cardDeliveryAllowed };
}
