/**
 * Words that German passwords are made of, besides those that are common everywhere: written as people write them, in no
 * order. The company's own words come from its facts.
 */
export const germanWords = `
passwort meinpasswort kennwort zugang anmeldung anmelden login benutzer benutzername administrator verwalter verwaltung geheim geheimnis
geheimwort schlüssel sicher sicherheit test testen tester probe muster mustermann beispiel neu neues start standard initial vorläufig anfang
willkommen hallo hallowelt hallöchen moin servus tschüss guten gutentag gutenmorgen grüßgott danke bitte ja nein vielleicht egal keine
ahnung keineahnung unbekannt niemand irgendwas computer rechner laptop internet netzwerk drucker tastatur bildschirm telefon
handy windows
schatz schatzi schätzchen liebling lieblings liebe herzlich lieben ichliebedich ichliebdich liebesbrief herz herzchen engel engelchen maus mausi
mäuschen hase hasi häschen bär bärchen teddy spatz spatzi süße süßer prinzessin prinz könig königin zuckerpuppe knuddel kuschel
schnucki schnuffi mama papa mutter vater oma opa bruder schwester tochter sohn familie kinder baby freund freunde freundin
freundschaft hochzeit sex sexy arsch arschloch scheiße scheisse fick ficken hurensohn schlampe idiot dummkopf blödmann
sommer winter frühling herbst januar februar märz april mai juni juli august september oktober november dezember montag
dienstag mittwoch donnerstag freitag samstag sonntag woche wochenende feierabend urlaub ferien weihnachten ostern silvester
geburtstag neujahr karneval fasching oktoberfest advent nikolaus osterhase sonne sonnenschein sonnenblume mond stern sterne
sternchen regen regenbogen schnee himmel wasser feuer erde wolke blitz donner meer strand berg wald blume rose tulpe garten
hund hunde katze kater kätzchen pferd pferde pony hamster vogel adler tiger löwe wolf fuchs igel frosch schmetterling delfin
elefant schildkröte drache einhorn biene käfer schwein kuh schaf esel fisch hai bello waldi minka mieze
fußball fussball handball tennis eishockey bundesliga weltmeister meister sport verein bayern bayernmünchen fcbayern
borussia dortmund bvb schalke hsv werder bremen hertha eintracht stpauli gladbach leverkusen hansa union
berlin hamburg münchen köln frankfurt stuttgart düsseldorf leipzig dresden hannover nürnberg duisburg bochum wuppertal
bielefeld bonn münster karlsruhe mannheim augsburg wiesbaden mönchengladbach gelsenkirchen braunschweig aachen kiel chemnitz
halle magdeburg freiburg krefeld mainz lübeck erfurt oberhausen rostock kassel hagen potsdam saarbrücken hamm ludwigshafen
oldenburg osnabrück heidelberg darmstadt paderborn regensburg würzburg ingolstadt ulm gießen marburg jena trier koblenz
deutschland österreich schweiz europa wien zürich bern preußen sachsen hessen thüringen brandenburg niedersachsen schwaben
franken rheinland westfalen heimat vaterland türkei polen italien spanien mallorca
thomas michael andreas stefan stephan christian peter klaus wolfgang jürgen werner hans heinz helmut günter günther manfred
dieter horst gerhard bernd uwe frank ralf jörg jens markus matthias martin alexander daniel sebastian florian tobias
dennis patrick marcel sven oliver dirk holger karsten carsten torsten thorsten lukas leon jonas felix maximilian paul tim
jan niklas moritz finn elias emil oskar anna maria sabine petra susanne claudia nicole stefanie melanie andrea monika
ursula renate karin gisela ingrid helga christa brigitte birgit heike anja katrin kathrin julia sarah lisa laura lena
hannah emma mia sophie marie johanna katharina charlotte greta luise jessica vanessa jasmin bianca sandra tanja nadine
müller schmidt schneider fischer weber meyer wagner becker schulz hoffmann schäfer koch bauer richter klein schröder
mercedes benz volkswagen porsche audi opel golf passat bmw ford skoda trabant wartburg auto autos motorrad traktor lastwagen
bier weizen wein schnaps kaffee kuchen brot brötchen wurst bratwurst currywurst schnitzel kartoffel käse schokolade
gummibärchen nutella zucker salz pizza döner apfel kirsche erdbeere banane
arbeit arbeiten chef chefin büro firma kollege kunde kunden konto geld bank sparkasse lotto million euro schule lehrer
schüler uni student studium klasse werkstatt lager baustelle bagger bauhof meisterbrief
fuhrpark flotte fahrzeug fahrzeuge mietwagen leihwagen firmenwagen dienstwagen vermietung autovermietung
fahrzeugvermietung transporter kastenwagen lieferwagen kleinbus sprinter anhänger kombi fahrer führerschein schlüsselkasten
buchung reservierung miete vertrag mietvertrag
1qay2wsx yaq12wsx qay2wsx 1qay2wsx3edc qwertz qwertzu qwertzuiop asdfgh yxcvbn qayxsw qaywsx yaqxsw wasd abcdef abcdefgh abcabc
superman batman starwars pokemon minecraft fortnite zelda gandalf rammstein helene gott jesus teufel hexe zauberer ritter
drachen pirat indianer soldat polizei feuerwehr freiheit frieden glück glücklich hoffnung leben traum träume träumer
sonnig wunder wunderbar schön schönheit super mega cool krass geil hammer toll spitze perfekt
eins zwei drei vier fünf sechs sieben acht neun zehn einszweidrei hundert tausend
`
  .trim()
  .split(/\s+/);
