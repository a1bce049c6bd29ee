/**
 * Additional stop words, folded: words of questions that say nothing about the subject. They are searched for only where a term has
 * no others. PostgreSQL's own stop words (the, is, de, la) are not repeated here.
 */
export const lightWords: ReadonlySet<string> = new Set(
  `
  about actually afford after already always another anyone anything ask asking away bad basically because best better called
  can cannot cant come comes could day days did didnt different difference do does doesnt doing done dont during early else ever every
  everything explain explained feel feeling find first found get gets getting give given go goes going good got had happen happening
  happens has have having help hello hi hows im ive information info just keep kind know known learn like likely long look
  looking made make makes many may maybe me mean meaning means meant might much must my need needed needs never new normal
  now okay one ones really reason right safe said say saying says see seem should show since so someone something soon still
  stuff take takes taking tell tells thing things think told too try trying type types understand use used using usually want
  wants was way ways well went what whats when where whether which while who whos why will with without wondering wont work
  works worried worry would wrong yes yet
  ahora ahorita algo alguien alguno alguna antes asi aunque ayuda ayudar bien buena bueno cada casi caso causa comun cosa cosas
  cualquier cuanta cuantas cuanto cuantos cuesta da dan dar debe deben debo decir dentro despues dia dias dice dicen dicho
  diferencia diferente dijeron dijo doy durante duda ejemplo empezar encontrar entender esperar esta estan estar estoy explicar
  falta favor forma funciona gracias hace hacen hacer haciendo hago haga han has hasta hay he hemos hola ir informacion
  luego mal malo manera mas mejor menos mientras mismo mucha muchas mucho muchos nada necesita necesito normal nueva nuevo nunca
  ocupo otra otro pasa pasar peor poder podemos podria por posible pregunta preguntas preguntar primero primera puede pueden puedo
  pues querer quiere quiero quisiera recomienda saber sabe salio se seguir segun segura seguro ser sera siempre siento siente significa
  sirve sobre solo son soy suele tal tambien tan tener tengo tenga tiene tienen tipo tipos toca tomar tomo toda todavia todo todos
  trata tratar ultimo usar usa va vamos van ver verdad vez voy ya
  `
    .trim()
    .split(/\s+/),
);
