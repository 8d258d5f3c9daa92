/** Causes that are not the confrontation, named outright, one a line. A last word may end in `*` for any ending. */
export const otherCauses = `
earthquake*
quake*
drought*
floods kill
floods hit
floods in
floods sweep
flooding in
flooding kills
flash flood*
rainstorm*
thunderstorm*
snowstorm*
dust storm*
sandstorm*
winter storm*
storm batters
storm hits
storm kills
heat wave*
heatwave*
lightning kills
lightning injures
struck by lightning
lightning bolt*
wildfire*
forest fire*
landslide*
avalanche*
gas explosion*
gas blast*
gas cylinder*
gas bottle*
boiler*
technical fault*
electrical fault*
fireworks blast*
fireworks explo*
fireworks factory
fireworks warehouse
fireworks store*
coal mine
train derail*
derailment*
mine collapse*
during training
killed in training
die in training
dies in training
crash in training
training accident*
training flight
work accident*
car accident*
road accident*
in accident
bus crash*
car crash*
train crash*
shootings
mass shooting*
school shooting*
incel
stabbed to death
hit and run
criminal feud*
criminal gang*
criminal clan*
gang killing*
gang war*
gangland
underworld
crime family
robber
robbers
robbery
teachers strike
doctors strike
nurses strike
workers strike
drivers strike
pilots strike
truckers strike
students strike
general strike
rail strike
labor strike
labour strike
strike action
strike ballot
strike over pay
strike over wages
on penalties
penalty shootout*
goalkeeper*
midfielder*
gas leak*
short circuit*
`;

/** Works about the confrontation, not the confrontation. */
export const works = `
new film
film tells
film about
feature film
short film
documentary on
documentary about
documentary tells
new documentary
novel imagines
novel about
book review
new book tells
tv series
television series
song about
new album
video game lets
new video game
`;
