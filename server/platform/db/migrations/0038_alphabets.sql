-- The alphabets by which lists are sorted (server/lists/alphabet.ts), numbers by their value. The rules are those of CLDR, and
-- written out since PGlite has no data of languages.
CREATE COLLATION "alphabet_cs" (provider = icu, locale = 'und', rules = '[numericOrdering on]&C<č<<<Č&H<ch<<<cH<<<Ch<<<CH&R<ř<<<Ř&S<š<<<Š&Z<ž<<<Ž');--> statement-breakpoint
CREATE COLLATION "alphabet_sk" (provider = icu, locale = 'und', rules = '[numericOrdering on]&A<ä<<<Ä&C<č<<<Č&H<ch<<<cH<<<Ch<<<CH&O<ô<<<Ô&R<ř<<<Ř&S<š<<<Š&Z<ž<<<Ž');--> statement-breakpoint
CREATE COLLATION "alphabet_en" (provider = icu, locale = 'und', rules = '[numericOrdering on]');--> statement-breakpoint
CREATE COLLATION "alphabet_pl" (provider = icu, locale = 'und', rules = '[numericOrdering on]&A<ą<<<Ą&C<ć<<<Ć&E<ę<<<Ę&L<ł<<<Ł&N<ń<<<Ń&O<ó<<<Ó&S<ś<<<Ś&Z<ź<<<Ź<ż<<<Ż');--> statement-breakpoint
CREATE COLLATION "alphabet_ro" (provider = icu, locale = 'und', rules = '[numericOrdering on]&A<ă<<<Ă<â<<<Â&I<î<<<Î&S<ş=ș<<<Ş=Ș&T<ţ=ț<<<Ţ=Ț');
