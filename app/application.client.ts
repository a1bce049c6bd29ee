// Imported by application routes only, so that the router's manifest lists these chunks and <Scripts/> preloads them.
import 'react-dom/client';
import 'react-router/dom';
